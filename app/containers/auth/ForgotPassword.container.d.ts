/** Password recovery (§2): asks for the instructions, then says that they were sent, to whatever address. */
export default function ForgotPasswordContainer(): import('react').JSX.Element;
