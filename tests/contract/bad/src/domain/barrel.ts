export type { Price } from './price'; // ← portal/no-barrel
