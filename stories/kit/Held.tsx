import { useState, type ReactNode } from 'react';

export interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds one value for a controlled primitive, so that a story can be played with. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return <div className="max-w-100 p-6">{children(value, setValue)}</div>;
}
