/** Charts and pages. They load a charting library, so whoever needs only figures does not import this. */
export { effectColour, effectsChart, gradesChart, histogramChart } from './charts.ts';
export { comparisonPage, type PageAbout, summaryPage, sweepPage } from './page.ts';
