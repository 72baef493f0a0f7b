/** A reason not to start that the operator can fix: printed as its one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
