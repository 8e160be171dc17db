/** Charts and pages. They load a charting library, so whoever needs only figures does not import this. */
export { effectColour, effectsChart, gradesChart, histogramChart } from './charts.ts';
export { comparisonPage, findingsPage, type PageAbout, summaryPage, type Table } from './page.ts';
