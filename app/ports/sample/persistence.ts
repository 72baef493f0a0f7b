/** State that an adapter starts from, and the place where it stores changes. */
export interface Persistence<State> {
  before: State | null;
  persist: (state: State) => void;
}

/** For an adapter whose changes last as long as it does. */
export const notPersisted = { before: null, persist: () => {} };
