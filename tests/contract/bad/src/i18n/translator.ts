import { Box } from '@/primitives/Box'; // ← boundaries/dependencies

export const translated = Box;
