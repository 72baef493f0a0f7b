/** The ticket form (§2): prefilled from the address (D6, D7), stored while it is left, sent once. */
export default function TicketFormContainer(): import('react').JSX.Element;
