/** What an adapter starts from, and where it stores what has changed. */
export interface Persistence<State> {
    before: State | null;
    persist: (state: State) => void;
}
/** For an adapter whose changes last as long as it does. */
export declare const notPersisted: {
    before: null;
    persist: () => void;
};
