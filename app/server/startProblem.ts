/** A start failure that the operator can fix: printed as one sentence without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** An error of the operating system, such as a full disk or a missing permission. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** Returns the text to print about a failed start: one sentence. An unforeseen error is returned as a whole. */
export function explainStart(error: unknown): unknown {
  if (error instanceof StartProblem) return error.message;
  return isSystemError(error) ? `The server cannot start: ${error.message}.` : error;
}
