/**
 * To the login's own page, and back to exactly this address (D22). Where there is a demonstration the tab is nobody's from
 * then on: whoever does not sign in may go there, and finds nothing of the one before (D24).
 */
export declare function LoginDetour(): import('react').JSX.Element;
