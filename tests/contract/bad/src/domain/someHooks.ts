import { readFileSync } from 'node:fs'; // ← boundaries/dependencies

export const text = readFileSync('x', 'utf8');
