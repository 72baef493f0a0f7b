import { toPortError } from './toPortError';

/**
 * Calls back when something changed; gives the way to stop.
 *
 * @param since when what the caller knows of it was requested, on the page's clock: what has changed after that is told at once
 */
export type Watch = (onChange: () => void, since?: number) => () => void;

/** A port: calls that give promises, which is what lets an adapter arrive with the first of them, and `watch`. */
export type Calls<Port> = {
  [Name in keyof Port]: Name extends 'watch' ? Watch : (...args: never[]) => Promise<unknown>;
};

/**
 * A port whose adapter is loaded at its first call, so that sample data and its rules never weigh on the pages that
 * need none. An adapter that does not arrive fails the call.
 *
 * @param load called at each call, with its name: an adapter may have no more than that; `once` has it load only at the
 *   first
 */
export function lazyPort<Port extends Calls<Port>>(
  load: (call: string | symbol) => Promise<Partial<Port>>,
): Port {
  // The same function at every look: what is read by it is compared with it.
  const calls = new Map<string | symbol, unknown>();
  // A proxy has what it is requested; that the adapter has it too is what `load` promises.
  return new Proxy({} as Port, {
    get(_, name) {
      // What is awaited is looked at for one: a port is no promise.
      if (name === 'then') return undefined;
      if (!calls.has(name))
        calls.set(name, name === 'watch' ? watchOf(() => load(name)) : callOf(() => load(name), name));
      return calls.get(name);
    },
  });
}

function callOf(load: () => Promise<object>, name: string | symbol) {
  return async (...args: unknown[]): Promise<unknown> => {
    try {
      return await apply(await load(), name, args);
    } catch (error) {
      throw toPortError(error);
    }
  };
}

/** Watches once the adapter is there; nothing can have changed before. */
function watchOf(load: () => Promise<object>): Watch {
  return (onChange, since) => {
    let isOver = false;
    let stop: unknown;
    load().then(
      (port) => {
        if (!isOver) stop = apply(port, 'watch', [onChange, since]);
      },
      // The next call meets the same failure, and tells it.
      () => undefined,
    );
    return () => {
      isOver = true;
      if (typeof stop === 'function') Reflect.apply(stop, undefined, []);
    };
  };
}

function apply(port: object, name: string | symbol, args: readonly unknown[]): unknown {
  const call: unknown = Reflect.get(port, name);
  if (typeof call !== 'function') throw new TypeError(`A port without ${String(name)}`);
  return Reflect.apply(call, port, args);
}
