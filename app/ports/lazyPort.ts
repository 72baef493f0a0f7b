/** A port: calls that give promises, which is what lets an adapter arrive with the first of them. */
type Calls<Port> = { [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose adapter is loaded at its first call, so that sample data and its rules never weigh on the pages that
 * need none. The record names every call, and the compiler sees to it that none is forgotten. A load that failed is
 * tried again at the next call.
 */
export function lazyPort<Port extends Calls<Port>>(
  load: () => Promise<Port>,
  names: Readonly<Record<keyof Port, true>>,
): Port {
  let loading: Promise<Port> | null = null;
  const adapter = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const delegate =
    (name: keyof Port) =>
    async (...args: never[]): Promise<unknown> => {
      const port = await adapter();
      return port[name](...args);
    };
  const calls = Object.keys(names).map((name) => [name, delegate(name as keyof Port)]);
  // Object.fromEntries forgets which call is which; the record above is the proof that all are there.
  return Object.fromEntries(calls) as Port;
}
