import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/** Where the half stands that works meanwhile. */
export interface RestingProps {
  ref?: RefObject<HTMLDivElement | null>;
}

/** Everything that may end the use of a control. */
const ends = ['focusout', 'pointerup', 'pointercancel'];

/**
 * A control in two halves: one that works by the platform alone, and a fuller one that a library makes and that takes its
 * place once somebody is at the page, but never under a finger or under the focus. What does not come is done without.
 * `preload` brings it at once: for stories, whose plays know the fuller one.
 */
export function withFullControl<Props extends object>(
  Resting: ComponentType<Props & RestingProps>,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    try {
      loaded ??= (await load()).default;
    } catch {
      // Requested again by the next that shows.
    }
    return loaded;
  };
  function FullControl(props: Props) {
    const [Full, setFull] = useState(() => loaded);
    const resting = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (Full) return;
      const waiting = new AbortController();
      const stop = onFirstInteraction(resting, () => {
        void preload().then((arrived) => {
          const take = () => {
            if (waiting.signal.aborted || resting.current?.matches(':active, :focus-within')) return;
            waiting.abort();
            setFull(() => arrived);
          };
          // The focus has gone, and the button is up, once what listens to that has run.
          for (const end of ends) addEventListener(end, () => setTimeout(take), { signal: waiting.signal });
          take();
        });
      });
      return () => {
        waiting.abort();
        stop();
      };
    }, [Full]);
    return Full ? <Full {...props} /> : <Resting {...props} ref={resting} />;
  }
  return Object.assign(FullControl, { preload });
}
