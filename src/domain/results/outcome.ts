/** Result of a call whose refusals the screen explains. Unforeseen failures reject with a PortError instead. */
export type Outcome<Value, Refusal> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; refusal: Refusal };

/** Success; `value` is the new state. */
export function done<Value>(value: Value): { status: 'done'; value: Value } {
  return { status: 'done', value };
}

/** Refusal, with its reason. */
export function refused<const Refusal>(refusal: Refusal): { status: 'refused'; refusal: Refusal } {
  return { status: 'refused', refusal };
}
