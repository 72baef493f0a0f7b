declare global {
  interface Window {
    /** Time of the last key or click, and of the frame with the last change after it. */
    paintClock: { event: number; last: number };
  }
}

/**
 * Measures typing and clicking in the whole page until the last following change, because a list may show the letter
 * first and its rows later. Live regions, which change after a deliberate pause, are ignored.
 */
export function startPaintClock(): void {
  const clock = { event: 0, last: 0 };
  window.paintClock = clock;
  const afterFrame = () => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        clock.last = performance.now();
      };
      channel.port2.postMessage(null);
    });
  };
  const note = (event: Event) => {
    clock.event = event.timeStamp;
    clock.last = 0;
    afterFrame();
  };
  document.addEventListener('input', note, { capture: true });
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof HTMLElement && event.target.closest('button')) note(event);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    if (changes.some(isSeen(changes))) afterFrame();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
}

/** Whether a change is visible: React rewrites the name and type of a field on every render. */
function isSeen(changes: readonly MutationRecord[]): (change: MutationRecord) => boolean {
  const before = new Map<string, Map<Node, string | null>>();
  for (const { target, attributeName, oldValue } of changes) {
    if (attributeName === null) continue;
    const values = before.get(attributeName) ?? new Map<Node, string | null>();
    before.set(attributeName, values);
    if (!values.has(target)) values.set(target, oldValue);
  }
  return ({ target, attributeName }) =>
    !isSpokenOnly(target) &&
    (attributeName === null ||
      !(target instanceof Element) ||
      target.getAttribute(attributeName) !== before.get(attributeName)?.get(target));
}

function isSpokenOnly(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest('output, [aria-live], [role=status], title'));
}
