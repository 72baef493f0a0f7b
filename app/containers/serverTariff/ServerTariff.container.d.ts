/** Another tariff for the server that the address names (§2 'Tariff change', D18). */
export default function ServerTariffContainer(): import('react').JSX.Element;
