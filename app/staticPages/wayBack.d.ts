/** Points the back link at where the reader was: the page says 'registration' until it is known better. */
export declare function showWayBack(): void;
/**
 * Back to a registration that is still open beside this tab: closing the tab shows it as it was left, passwords and
 * all. Otherwise the link itself leads there, and the form takes up the draft that this tab remembers.
 */
export declare function goBack(event: Event): void;
