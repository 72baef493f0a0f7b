export type { Price } from './price'; // ← no-restricted-syntax
