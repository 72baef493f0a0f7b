import { createElement, useState, type ComponentType, type ReactNode } from 'react';

export interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled primitive, so that a story can be used interactively. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return <div className="max-w-100 p-6">{children(value, setValue)}</div>;
}

interface Valued<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Wraps a controlled primitive so that it holds its value and still calls the story's callback. */
export function held<Value, Rest extends object>(Component: ComponentType<Rest & Valued<Value>>) {
  return (args: Rest & Valued<Value>) => (
    <Held initial={args.value}>
      {(value, hold) => {
        const onValueChange = (next: Value) => {
          hold(next);
          args.onValueChange(next);
        };
        return createElement(Component, { ...args, value, onValueChange });
      }}
    </Held>
  );
}

interface Checked {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The same for a checked state. */
export function heldChecked<Rest extends object>(Component: ComponentType<Rest & Checked>) {
  return (args: Rest & Checked) => (
    <Held initial={args.checked}>
      {(checked, hold) => {
        const onCheckedChange = (next: boolean) => {
          hold(next);
          args.onCheckedChange(next);
        };
        return createElement(Component, { ...args, checked, onCheckedChange });
      }}
    </Held>
  );
}
