/** A port: calls that give promises, which is what lets an adapter arrive with the first of them. */
type Calls<Port> = { [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose adapter is loaded at its first call, so that sample data and its rules never weigh on the pages that
 * need none. The record names every call, and the compiler sees to it that none is forgotten.
 *
 * @param load asked at each call; `once` has it load only at the first
 */
export function lazyPort<Port extends Calls<Port>>(
  load: () => Promise<Port>,
  names: Readonly<Record<keyof Port, true>>,
): Port {
  const delegate =
    (name: keyof Port) =>
    async (...args: never[]): Promise<unknown> => {
      const port = await load();
      return port[name](...args);
    };
  const calls = Object.keys(names).map((name) => [name, delegate(name as keyof Port)]);
  // Object.fromEntries forgets which call is which; the record above is the proof that all are there.
  return Object.fromEntries(calls) as Port;
}

/** Loads at the first call and answers the others with the same. A load that failed is tried again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
