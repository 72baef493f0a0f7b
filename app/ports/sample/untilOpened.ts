import { once } from '@app/once';
import { lazyPort, type Calls } from '@app/ports/lazyPort';
import type { Latency } from './latency';

/** Calls that give what was known before. */
export function answersAfter(latency: Latency) {
  return <Value>(value: Value) =>
    async (signal?: AbortSignal) => {
      await latency(signal);
      return value;
    };
}

/**
 * Ports to a demonstration that has some of its calls before the whole of it is there. The first other call opens the whole,
 * which answers from then on: until then nothing can have changed.
 *
 * @param open loads the whole
 */
export function untilOpened<Ports>(open: () => Promise<Ports>) {
  let isOpen = false;
  let tellOpened: (ports: Ports) => void;
  const opened = new Promise<Ports>((resolve) => {
    tellOpened = resolve;
  });
  const openWhole = once(async () => {
    const whole = await open();
    isOpen = true;
    tellOpened(whole);
    return whole;
  });
  return <Port extends Calls<Port>>(
    portOf: (ports: Ports) => Port,
    first: () => Partial<Port> | Promise<Partial<Port>>,
  ): Port =>
    lazyPort<Port>(async (call) => {
      // There is nothing to watch before, and watching opens nothing.
      if (call === 'watch') return portOf(await opened);
      const calls = isOpen ? {} : await first();
      return !isOpen && call in calls ? calls : portOf(await openWhole());
    });
}
