import { Page } from '@/patterns/Page'; // ← boundaries/dependencies

export const known = Page;
