/** A ticket's thread at `?id=`. Another number in the address is another page. */
export default function TicketContainer(): import('react').JSX.Element;
