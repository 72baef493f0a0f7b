const pauseMs = 40;

/** Retries until `work` neither throws nor returns null; after `timeoutMs` throws the last error. */
export async function eventually<Result>(
  work: () => Result | null | Promise<Result | null>,
  timeoutMs: number,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let complaint = new Error(`Nothing came of it in ${timeoutMs} ms.`);
    try {
      const result = await work();
      if (result !== null) return result;
    } catch (error) {
      complaint = error instanceof Error ? error : new Error(String(error));
    }
    if (Date.now() > deadline) throw complaint;
    await new Promise((wait) => setTimeout(wait, pauseMs));
  }
}
