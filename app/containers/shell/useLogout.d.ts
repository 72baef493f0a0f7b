/**
 * Ends the session, then goes to /login (D13). When the session could not be ended the person stays, is told so
 * and can try again: a sign-in form would look like being signed out. Unsaved changes are confirmed before.
 */
export declare function useLogout(): () => void;
