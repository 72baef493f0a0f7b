type Names<Props> = Props extends unknown ? keyof Props : never;
type Values<Props, Name extends PropertyKey> =
  Props extends Readonly<Record<Name, unknown>> ? Props[Name] : never;

/**
 * The args of a screen whose callbacks belong to some of its states: its stories give all of them, and the screen
 * takes those of the state that it is in.
 */
export type AnyState<Props> = { [Name in Names<Props>]: Values<Props, Name> };
