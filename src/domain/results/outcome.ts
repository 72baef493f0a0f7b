/**
 * How a call ended that may be refused for reasons which its screen tells apart. What no rule foresees rejects with a
 * PortError instead.
 */
export type Outcome<Value, Refusal> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; refusal: Refusal };

/** It was done; `value` is what there is now. */
export function done<Value>(value: Value): { status: 'done'; value: Value } {
  return { status: 'done', value };
}

/** It was not done, and why. */
export function refused<const Refusal>(refusal: Refusal): { status: 'refused'; refusal: Refusal } {
  return { status: 'refused', refusal };
}
