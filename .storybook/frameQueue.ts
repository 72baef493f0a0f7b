/** Maximum number of loading frames, because each loads the whole preview. */
const maxLoading = 2;

let loading = 0;
const waiting: (() => void)[] = [];

function startNext(): void {
  while (loading < maxLoading) {
    const start = waiting.shift();
    if (!start) return;
    loading += 1;
    start();
  }
}

/** Calls `start` when a frame may load, in order. Returns a function that releases the slot once. */
export function queueFrame(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const begin = () => {
    state = 'loading';
    start();
  };
  waiting.push(begin);
  startNext();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
}
