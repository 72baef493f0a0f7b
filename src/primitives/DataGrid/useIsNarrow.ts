import { useLayoutEffect, useRef, useState } from 'react';

/** Below this a list is cards, in rem; `narrow:` and `roomy:` of tokens/base.css say the same in styles. */
const tableFromRem = 40;

/** Lists stand in one place: the next begins in the form of the last, and is seldom drawn twice. */
let wasNarrow = false;

/** Whether a box has room for cards only. Where nothing can be measured there is room for a table. */
export function useIsNarrow() {
  const box = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(wasNarrow);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      if (width === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      wasNarrow = width < tableFromRem * rem;
      setNarrow(wasNarrow);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isNarrow };
}
