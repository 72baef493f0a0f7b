/** Initial state of an adapter, and its storage for changes. */
export interface Persistence<State> {
  before: State | null;
  persist: (state: State) => void;
}

/** For an adapter whose changes are not stored. */
export const notPersisted = { before: null, persist: () => {} };
