/** Hands the browser a text to save as a file of this name. */
export declare function downloadText(name: string, type: `text/${string}`, text: string): void;
