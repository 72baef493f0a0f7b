import type { Spoke } from './spoke'; // ← import/no-cycle

export interface Circle {
  spokes: readonly Spoke[];
}
