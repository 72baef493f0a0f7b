/** The customer's tickets (§2 'Support tickets'). */
export default function TicketListContainer(): import('react').JSX.Element;
