import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/** Ref of the initial part. */
export interface RestingProps {
  ref?: RefObject<HTMLDivElement | null>;
}

/** Events that may end the use of a control. */
const ends = ['focusout', 'pointerup', 'pointercancel'];

/**
 * A control in two parts: a native one, and a library's one that replaces it after the first interaction with the page,
 * but never while it is pressed or focused. If loading fails, the native one stays. `preload` loads it at once, for
 * stories that test it.
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
      // Retried by the next control.
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
          // Runs after the listeners of blur and pointer up.
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
