/** Another password, by the link from a mail. Ends every session, so it leads to the login. */
export default function ResetPasswordContainer(): import('react').JSX.Element;
