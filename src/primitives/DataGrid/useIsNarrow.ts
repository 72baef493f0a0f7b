import { useLayoutEffect, useRef, useState } from 'react';

/** Below this width in rem a list shows cards; same as `narrow:` and `roomy:` of tokens/base.css. */
const tableFromRem = 40;

/** Initial value of the next list, so that it is rarely rendered twice. */
let wasNarrow = false;

/** Whether a box only has room for cards. If nothing can be measured, it has room for a table. */
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
