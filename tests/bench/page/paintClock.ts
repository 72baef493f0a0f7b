declare global {
  interface Window {
    /** Milliseconds from each event to the first task after the frame that showed its effect. */
    paintTimes: number[];
  }
}

/** Clocks typing and clicking in the whole page, whoever handles them. */
export function startPaintClock(): void {
  window.paintTimes = [];
  const note = (event: Event) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.paintTimes.push(performance.now() - event.timeStamp);
      channel.port2.postMessage(null);
    });
  };
  const onClick = (event: Event) => {
    if (event.target instanceof HTMLElement && event.target.closest('button')) note(event);
  };
  document.addEventListener('input', note, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
}
