import { Card } from '@/components/Card'; // ← boundaries/dependencies

export const known = Card;
