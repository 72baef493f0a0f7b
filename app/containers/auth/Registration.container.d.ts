/** Registration (§2). Leads to the verification with the e-mail; 'Отмена' leads back (D14). */
export default function RegistrationContainer(): import('react').JSX.Element;
