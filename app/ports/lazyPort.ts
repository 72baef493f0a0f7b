import { toPortError } from './toPortError';

/**
 * Subscribes to changes; returns the unsubscribe function.
 *
 * @param since when the caller requested its data, on the page's clock; changes since then are reported at once
 */
export type Watch = (onChange: () => void, since?: number) => () => void;

/** A port of asynchronous calls and `watch`, so that its adapter can be loaded with the first call. */
export type Calls<Port> = {
  [Name in keyof Port]: Name extends 'watch' ? Watch : (...args: never[]) => Promise<unknown>;
};

/**
 * Creates a port whose adapter is loaded at its first call, so that pages do not load sample data they do not need. A
 * failed load fails the call.
 *
 * @param load called at each call, with its name; wrap it in `once` to load the adapter only once
 */
export function lazyPort<Port extends Calls<Port>>(
  load: (call: string | symbol) => Promise<Partial<Port>>,
): Port {
  // Functions are cached, because reads compare them by identity.
  const calls = new Map<string | symbol, unknown>();
  // A proxy accepts any name; `load` guarantees that the adapter has it.
  return new Proxy({} as Port, {
    get(_, name) {
      // `await` checks for `then`: a port is not a promise.
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

/** Subscribes once the adapter is loaded; nothing can change before. */
function watchOf(load: () => Promise<object>): Watch {
  return (onChange, since) => {
    let isOver = false;
    let stop: unknown;
    load().then(
      (port) => {
        if (!isOver) stop = apply(port, 'watch', [onChange, since]);
      },
      // The next call reports the same failure.
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
