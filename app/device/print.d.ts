/** Opens the browser's print dialog for the page as it is now; resolves when the dialog has been left. */
export declare function printPage(): Promise<void>;
