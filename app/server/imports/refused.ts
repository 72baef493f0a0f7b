/** Why a line is not imported, in one sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
