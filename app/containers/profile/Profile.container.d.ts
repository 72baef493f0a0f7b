/** The customer's profile (§2). */
export default function ProfileContainer(): import('react').JSX.Element;
