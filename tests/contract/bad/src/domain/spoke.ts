// A type's back edge is a circle too.
import type { Circle } from './circle'; // ← import/no-cycle

export interface Spoke {
  of: Circle;
}
