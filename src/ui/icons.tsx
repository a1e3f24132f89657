import type { SVGProps } from 'react';

const PATHS = {
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 9.2v.1',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14.5 6.5l3 3',
  plus: 'M12 5v14M5 12h14',
  today: 'M4 11.5 12 5l8 6.5V19H4zM10 19v-4.5h4V19',
  person:
    'M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM4.5 20c.8-3.9 3.7-5.8 7.5-5.8s6.700 1.900 7.500 5.800',
  check: 'M5 12.500 10 17.500 19 7',
  phone: 'M8 3.500h8v17H8zM11 17.500h2',
  arrows:
    'M5 9a7.500 7.500 0 0 1 13-2l1.500 2M19 15a7.500 7.500 0 0 1-13 2l-1.500-2M19.500 5v4h-4M4.500 19v-4h4',
  clock: 'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM12 8v4.300l2.800 1.700',
  warning: 'M12 4.500 20.500 19h-17zM12 10v4M12 16.500v.1',
  trash: 'M5 7h14M9 7V4.500h6V7M7 7l1 12.500h8L17 7M10.500 10.500v5.500M13.500 10.500v5.500',
  back: 'M19 12H5M11 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.500 15.500 20 20',
  eye: 'M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  eyeOff:
    'M4 4l16 16M9.500 6.300A9 9 0 0 1 12 6c5.700 0 9 6 9 6a15 15 0 0 1-3 3.600M6.500 8A15 15 0 0 0 3 12s3.300 6 9 6a9 9 0 0 0 4-.9',
  target: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.9v.2',
  chart: 'M4 4.5V19.5h16M8 15.500l3.500-4 3 2.500L19.500 8',
  print: 'M7 9V4.500h10V9M7 16H4.500V9h15v7H17M7 13.500h10v6H7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  question:
    'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM9.800 10a2.300 2.300 0 1 1 3.200 2.100c-.7.3-1 .8-1 1.500M12 16.300v.1',
  next: 'M9.500 6l6 6-6 6',
  down: 'M7 10l5 5 5-5',
  up: 'M7 14l5-5 5 5',
  microphone:
    'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v3.500M9 20.500h6',
  shield: 'M12 4l7 2.500v5c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9v-5zM9 12l2.200 2.200L15.200 10',
  mail: 'M4 6h16v12H4zM4 7l8 6.500L20 7',
  minus: 'M5 12h14',
  barcode: 'M4 6v12M7.5 6v12M10 6v12M13.5 6v12M17 6v12M20 6v12',
  label: 'M6 4h12v16H6zM9 8h6M9 11.500h6M9 15h3.500',
  card: 'M3.500 6.500h17v11h-17zM3.500 10.200h17M7 14.200h3.500',
  calendar: 'M4.500 6.500h15v13h-15zM4.500 10.500h15M8.500 4v4M15.500 4v4',
  copy: 'M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4',
  heart:
    'M12 19.500C6.500 15.700 4 12.800 4 9.600A4.100 4.100 0 0 1 12 8a4.100 4.100 0 0 1 8 1.600c0 3.200-2.500 6.100-8 9.900z',
  bolt: 'M13 3.500 5.500 13.500h6L11 20.500l7.500-10h-6z',
  sunrise:
    'M4 17.500h16M7.500 17.500a4.500 4.500 0 0 1 9 0M12 10V5M9.500 7.500 12 5l2.500 2.500M5 12.500l1.300 1M19 12.500l-1.300 1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3.500v1.500M12 19v1.500M3.500 12H5M19 12h1.500M6 6l1 1M17 17l1 1M18 6l-1 1M7 17l-1 1',
  moon: 'M19.500 14A8 8 0 0 1 10 4.500 8 8 0 1 0 19.500 14z',
  apple:
    'M12 8.500C9.500 6.800 5.500 7.800 5.500 12.300c0 4 2.700 7.700 4.800 7.700.8 0 1.100-.4 1.700-.4s.9.4 1.700.4c2.100 0 4.800-3.700 4.800-7.700 0-4.500-4-5.500-6.500-3.800zM12 8.500c0-2 .8-3.600 2.600-4.500',
  share: 'M12 14.500V3.500M8 7.300 12 3.500l4 3.800M9 10.500H5.500v10h13v-10H15',
  plusBox:
    'M6.500 4.500h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM12 8.500v7M8.500 12h7',
  leave: 'M10.500 4.500h-5v15h5M14 8l4 4-4 4M18 12H9.500',
  lock: 'M6.500 11h11v8.500h-11zM8.800 11V8.300a3.200 3.200 0 0 1 6.400 0V11M12 14.300v2',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10.900 12.600 19.500 4M15.500 8l3 3M12.800 10.700l1.700 1.700',
  pot: 'M5 10h14v5.500a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM3 10h18M9.500 7V4.500M14.500 7V4.500',
  leaf: 'M5 19C4 10 9 4.500 19.500 4.500 20 14.500 14.500 19.500 8 18M5 19.500C7 15 10 12 14 10',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
  size?: number;
}

/** Decoration next to words, so hidden from screen readers. */
export function Icon({ name, size = 24, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Uses only `className` of the library's props: it sets the position. */
export function SelectArrow({ className }: { className?: string }) {
  return <Icon name="down" size={20} className={className} />;
}
