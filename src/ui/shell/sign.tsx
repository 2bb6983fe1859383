/** The shell's own signs. Words stand beside them or are read aloud instead, so they are decoration. */

const PATHS = {
  menu: "M1.500 3h13v1.600h-13zM1.500 7.200h13v1.600h-13zM1.500 11.400h13V13h-13z",
  close:
    "M3.300 2.100L8 6.800l4.700-4.700 1.200 1.200L9.200 8l4.700 4.700-1.200 1.200L8 9.200l-4.700 4.700-1.200-1.200L6.800 8 2.100 3.300z",
  skip: "M2 2l9 6-9 6zM11.500 2H14v12h-2.500z",
  play: "M4 2l10 6-10 6z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  log: "M3 1h10a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1zM4.500 4v1.400h7V4zM4.500 7.300v1.400h7V7.300zM4.500 10.600V12h4.500v-1.400z",
  overview:
    "M1.500 2h5.700v5.200H1.500zM8.800 2h5.700v5.200H8.800zM1.500 8.800h5.700V14H1.500zM8.800 8.800h5.700V14H8.800z",
  look: "M8 3c3.300 0 6 1.900 7.500 5-1.500 3.100-4.200 5-7.500 5S2 11.100.5 8C2 4.900 4.700 3 8 3zM8 4.900a3.100 3.100 0 1 0 0 6.200 3.100 3.100 0 0 0 0-6.200zM8 6.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z",
  person:
    "M8 1.200a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600zM1.500 15c0-4.200 2.700-6.300 6.500-6.300s6.500 2.100 6.500 6.300z",
  bot: "M7.300 1h1.400v2H13v8H3V3h4.300zM5.700 5.500a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zM10.300 5.500a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zM4 12.500h8V15H4z",
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path fill-rule="evenodd" d={PATHS[name]} />
  </svg>
);
