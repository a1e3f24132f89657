import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Burgers of the chains. */
export const CHAIN_BURGERS: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['ch-qp-deluxe', 'Quarter Pounder deluxe', 'Burgers'], [257, 12.2, 18, 15.1], {
        '1 burger': 245,
      }),
      also: 'quarterpounder deluxe',
    },
    {
      ...printed(['ch-big-arch', 'Big Arch burger', 'Burgers'], [271, 13.9, 15.3, 17.1], {
        '1 burger': 380,
        '1 large': 380,
      }),
      also: 'big arch',
    },
    {
      ...printed(
        ['ch-dbl-qpc', 'Double Quarter Pounder with cheese', 'Burgers'],
        [264, 17.1, 15.4, 15],
        { '1 burger': 280 },
      ),
      also: 'double quarter pounder, double quarterpounder with cheese, double quarterpounder, dqpc',
    },
    {
      ...printed(['ch-triple-whop', 'Triple Whopper', 'Burgers'], [275, 16.2, 11.8, 18.1], {
        '1 burger': 425,
      }),
    },
    {
      ...printed(['ch-sonic-burger', 'Sonic cheeseburger', 'Burgers'], [282, 12.5, 21.2, 16.5], {
        '1 burger': 255,
      }),
      also: 'sonic burger',
    },
    {
      ...printed(
        ['ch-supersonic', 'SuperSonic double cheeseburger', 'Burgers'],
        [294, 14.5, 14.8, 19.7],
        { '1 burger': 385 },
      ),
      also: 'sonic double cheeseburger',
    },
    {
      ...printed(['ch-jumbo-jack', 'Jumbo Jack', 'Burgers'], [217, 8.8, 17.1, 12.5], {
        '1 burger': 240,
      }),
    },
    {
      ...printed(
        ['ch-jumbo-jack-ch', 'Jumbo Jack with cheese', 'Burgers'],
        [223, 9.4, 15.8, 13.6],
        { '1 burger': 265 },
      ),
      also: 'grillburger, stackburger, dq burger, hungr buster',
    },
    {
      ...printed(['ch-sourdo-jack', 'Sourdough Jack', 'Burgers'], [288, 13.8, 15, 19.2], {
        '1 burger': 240,
        '1 sandwich': 240,
      }),
    },
    {
      ...printed(['ch-ult-cheesebrg', 'Ultimate cheeseburger', 'Burgers'], [293, 15.5, 11, 20.7], {
        '1 burger': 290,
      }),
      also: 'jack ultimate cheeseburger, buttery jack',
    },
    {
      ...printed(
        ['ch-culver-deluxe', "Culver's deluxe double", 'Burgers'],
        [258, 13.3, 12.4, 17.3],
        { '1 burger': 330 },
      ),
      also: 'culvers deluxe',
    },
    {
      ...printed(['ch-whata-double', 'Double Meat Whataburger', 'Burgers'], [210, 12.2, 15.5, 11], {
        '1 burger': 400,
      }),
    },
    {
      ...printed(
        ['ch-whata-triple', 'Triple Meat Whataburger', 'Burgers'],
        [225, 14.8, 12.8, 12.8],
        { '1 burger': 485 },
      ),
    },
    {
      ...printed(['ch-whata-melt', 'Whataburger patty melt', 'Burgers'], [306, 15.5, 15.5, 20.3], {
        '1 sandwich': 310,
      }),
    },
    {
      ...printed(['ch-fly-dutchman', 'Flying Dutchman', 'Burgers'], [253, 19.3, 0.7, 19.3], {
        '1 burger': 150,
      }),
    },
    {
      ...printed(['ch-smokeshack', 'SmokeShack', 'Burgers'], [305, 16.8, 14.7, 20], {
        '1 burger': 190,
      }),
      also: 'smoke shack',
    },
    {
      ...printed(['ch-papa-burger', 'Papa burger', 'Burgers'], [260, 14, 16.6, 15.3], {
        '1 burger': 235,
      }),
      also: 'uncle burger, mozza burger',
    },
    {
      ...printed(
        ['ch-diner-burger', 'Casual dining cheeseburger', 'Burgers'],
        [258, 13.9, 14.2, 16.1],
        { '1 burger': 330 },
      ),
      also: 'restaurant burger, applebees burger, applebees classic burger, chilis burger, oldtimer, bww burger, bww cheeseburger, dennys burger, slamburger, ihop burger, outback burger, texas roadhouse burger, red robin burger',
    },
  ],
};
