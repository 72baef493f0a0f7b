/** Calls back when something changed; gives the way to stop. */
export type Watch = (onChange: () => void) => () => void;
/** A port: calls that give promises, which is what lets an adapter arrive with the first of them, and `watch`. */
export type Calls<Port> = {
    [Name in keyof Port]: Name extends 'watch' ? Watch : (...args: never[]) => Promise<unknown>;
};
/**
 * A port whose adapter is loaded at its first call, so that sample data and its rules never weigh on the pages that
 * need none. An adapter that does not arrive fails the call.
 *
 * @param load called at each call; `once` has it load only at the first
 */
export declare function lazyPort<Port extends Calls<Port>>(load: () => Promise<Port>): Port;
