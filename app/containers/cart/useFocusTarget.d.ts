/** Whether whoever works here would not miss the focus: nobody has it, or it is within the element of that id. */
export declare function isFocusFree(id: string): boolean;
/**
 * Sends the focus to an element by its id once what was done is on the page: the element that had it may be gone.
 * A group gives it to its first control.
 */
export declare function useFocusTarget(): (id: string) => void;
