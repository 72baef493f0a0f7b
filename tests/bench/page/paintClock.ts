declare global {
  interface Window {
    /** Since the last key or click: when it came, and when the frame of the last change after it was on the screen. */
    paintClock: { event: number; last: number };
  }
}

/**
 * Clocks typing and clicking in the whole page, whoever handles them, until the last change that follows: a list may show
 * the letter first and its rows later. What is only spoken comes after a pause on purpose and is nobody's wait.
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

/** Whether a change is one: React writes the name and the type of a field anew whenever it draws it, as they were. */
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
